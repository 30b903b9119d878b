import LocateFixed from 'lucide-react/icons/locate-fixed'
import Search from 'lucide-react/icons/search'
import { IconButton } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { placeText } from '../start/place-text.ts'
import type { Planner } from '../state/planner.ts'

/** Where the loop begins: a place to search for, coordinates, or the device's own place. */
export function StartingArea({
  planner: { area, searching, searchError, start, startName },
  isUnsearched,
  locationError,
  onType,
  onSearch,
  onSubmit,
  onLocate,
}: {
  planner: Planner
  /** Whether the words were not looked up yet. */
  isUnsearched: boolean
  locationError: string | undefined
  onType: (area: string) => void
  onSearch: () => void
  /** Enter, where there is nothing to search for. */
  onSubmit: () => void
  onLocate: () => void
}) {
  return (
    <TextField
      label="Starting Area"
      placeholder="A place, or 51.505, -0.09"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={MAX_AREA_CHARACTERS}
      value={area}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (isUnsearched || searchError) onSearch()
        else onSubmit()
      }}
      error={searchError ?? locationError}
      hint={hintFor({ searching, isUnsearched, start, startName })}
      actions={
        <>
          <IconButton
            label="Search"
            icon={<Search aria-hidden="true" />}
            disabled={area.trim() === ''}
            onClick={onSearch}
          />
          <IconButton
            label="Start at my location"
            icon={<LocateFixed aria-hidden="true" />}
            onClick={onLocate}
            className="me-0.5"
          />
        </>
      }
    />
  )
}

const MAX_AREA_CHARACTERS = 50

function hintFor({
  searching,
  isUnsearched,
  start,
  startName,
}: Pick<Planner, 'searching' | 'start' | 'startName'> & { isUnsearched: boolean }) {
  if (searching) return <span role="status">Searching...</span>
  if (isUnsearched) return 'Press Enter to search.'
  if (!start) return 'Search for a place, or click on the map to pick a starting point.'
  return <span role="status">{`Start: ${startName ?? placeText(start)}`}</span>
}
