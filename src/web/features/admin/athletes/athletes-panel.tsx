import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchField } from '../../../lib/use-search-field.ts'
import { Empty } from '../../../ui/empty.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useWideScreen } from '../../../ui/wide-screen.ts'
import { PageButtons } from '../page-buttons.tsx'
import { athletesQuery } from '../queries.ts'
import { RowSkeleton } from '../row-skeleton.tsx'
import { usePages } from '../use-pages.ts'
import { AthleteCards } from './athlete-cards.tsx'
import { type Asked, AthleteDialogs } from './athlete-dialogs.tsx'
import { AthleteTable } from './athlete-table.tsx'

const LIST = 'athletes'
/** What the server takes. */
const MAX_SEARCHED_CHARACTERS = 254

/** The athletes, page by page, and a search for some of them. */
export function AthletesPanel({
  ownId,
  search,
  onSearch,
}: {
  ownId: string
  search: string
  onSearch: (search: string) => void
}) {
  const field = useSearchField(search, onSearch)
  const pages = usePages(search)
  const { data, error, isFetching, isPaused, isPlaceholderData, refetch } = useQuery(athletesQuery(search, pages.after))
  const [asked, setAsked] = useState<Asked>()
  const isWide = useWideScreen()
  const athletes = data?.data ?? []
  const List = isWide ? AthleteTable : AthleteCards
  return (
    <>
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCHED_CHARACTERS}
        hint="The beginning of an address, a name or a family name, or a whole id."
        className="mb-6 max-w-xl"
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
      {error && (
        <LoadFailed
          className="mb-6"
          title="The athletes could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {isPaused && (
        <Notice className="mb-6" title="You are offline">
          {data
            ? 'This list is from before. What you search for is looked up when there is a connection again.'
            : 'The athletes are loaded when there is a connection again.'}
        </Notice>
      )}
      {!data && !error && !isPaused && <RowSkeleton label="Loading athletes" />}
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && search !== '' && foundWords(athletes.length, data.next !== null)}
      </p>
      {data && athletes.length === 0 && (
        <Empty title={search === '' ? 'Nobody is here yet' : 'Nobody is found'} sentence={emptySentence(search)} />
      )}
      {athletes.length > 0 && (
        <div
          id={LIST}
          tabIndex={-1}
          aria-busy={isPlaceholderData}
          className={`scroll-mt-4 outline-none transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <List athletes={athletes} ownId={ownId} onAsk={setAsked} />
        </div>
      )}
      {data && (
        <PageButtons
          label="Pages of athletes"
          list={LIST}
          pages={pages}
          next={data.next}
          isFetching={isPlaceholderData}
        />
      )}
      <AthleteDialogs asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Why nobody is listed. The ids of the log include those who were invited and have not come yet. */
function emptySentence(search: string): string {
  if (search === '') return 'Invite athletes, or let anybody sign up: both are under “Sign-up”.'
  if (ID.test(search))
    return 'Nobody has this id now: the account was deleted, or whoever was invited has not come yet.'
  return `No address, name or family name begins with “${search}”.`
}

/** How many a search has found, for screen readers. */
function foundWords(count: number, areMore: boolean): string {
  if (count === 0) return 'Nobody is found'
  return `${count}${areMore ? ' and more' : ''} found`
}
