import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { partsQuery, type ServerPart } from '../queries.ts'
import { RowSkeleton } from '../row-skeleton.tsx'
import { kindNames, partNames } from './part-names.ts'

/** The parts of the server, whose they are, and how they are. */
export function PartList() {
  const { data, error, isFetching, refetch } = useQuery(partsQuery)
  return (
    <>
      {error && (
        <LoadFailed
          className="mb-4"
          title="The parts could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <RowSkeleton label="Loading parts" />}
      {data && (
        <>
          <ul className="border-ink border-t-[1.5px]">
            {data.map((part) => (
              <Part key={part.part} {...part} />
            ))}
          </ul>
          <Button size="compact" className="mt-4" busy={isFetching && 'Looking...'} onClick={() => void refetch()}>
            Look again
          </Button>
        </>
      )}
    </>
  )
}

function Part({ part, kind, health, says }: ServerPart) {
  const { icon, words, tone } = healths[health]
  return (
    <li className="border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-h4">{partNames[part]}</h3>
        <Chip>{kindNames[kind]}</Chip>
        {kind !== 'off' && (
          <span className={`ms-auto inline-flex items-center gap-1.5 text-small ${tone}`}>
            {icon}
            {words}
          </span>
        )}
      </div>
      <p className="mt-0.5 text-ink-2 [overflow-wrap:anywhere]">{says}</p>
    </li>
  )
}

const healths: Record<ServerPart['health'], { icon: ReactNode; words: string; tone: string }> = {
  well: { icon: <CircleCheck aria-hidden="true" className="size-4" />, words: 'Well', tone: 'text-good' },
  ailing: {
    icon: <CircleAlert aria-hidden="true" className="size-4" />,
    words: 'Needs attention',
    tone: 'text-danger',
  },
  unknown: { icon: <CircleHelp aria-hidden="true" className="size-4" />, words: 'Not known', tone: 'text-ink-2' },
}
