import { memo } from 'react'
import { Chip } from '../../../ui/chip.tsx'
import type { ListedAthlete } from '../queries.ts'
import type { Asked } from './athlete-dialogs.tsx'
import { AthleteMenu } from './athlete-menu.tsx'
import { addressOf, dayWords, nameOf, planNames, roleNames, seenWords, statesOf } from './athlete-words.ts'

export type AthleteListParts = {
  athletes: readonly ListedAthlete[]
  ownId: string
  onAsk: (asked: Asked) => void
}

const columns = ['Athlete', 'Role', 'Plan', 'Signed up', 'Last seen', 'State'] as const

/** A page of athletes as a table, on wide screens. */
export function AthleteTable({ athletes, ownId, onAsk }: AthleteListParts) {
  return (
    <table className="tabular w-full table-fixed border-collapse text-start">
      <caption className="sr-only">Athletes</caption>
      <colgroup>
        <col />
        <col className="w-27" />
        <col className="w-24" />
        <col className="w-29" />
        <col className="w-32" />
        <col className="w-36" />
        <col className="w-12" />
      </colgroup>
      <thead>
        <tr className="border-ink border-b-[1.5px] text-label">
          {columns.map((name) => (
            <th key={name} scope="col" className="pe-3 pb-2 font-[460]">
              {name}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {athletes.map((athlete) => (
          <Row key={athlete.id} athlete={athlete} isOwn={athlete.id === ownId} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}

const Row = memo(function Row({
  athlete,
  isOwn,
  onAsk,
}: {
  athlete: ListedAthlete
  isOwn: boolean
  onAsk: (asked: Asked) => void
}) {
  const now = new Date()
  return (
    <tr className="border-line border-b hover:bg-surface">
      <th scope="row" className="py-2.5 pe-3 align-middle font-normal">
        <span className="block truncate font-[540]" title={nameOf(athlete)}>
          {nameOf(athlete)}
        </span>
        <span className="block truncate text-ink-2 text-small" title={athlete.email}>
          {addressOf(athlete)}
        </span>
      </th>
      <td className={`pe-3 ${athlete.role === 'athlete' ? 'text-ink-2' : 'font-[540]'}`}>{roleNames[athlete.role]}</td>
      <td className={`pe-3 ${athlete.plan ? '' : 'text-ink-2'}`}>{planNames[athlete.plan ?? 'none']}</td>
      <td className="whitespace-nowrap pe-3 text-ink-2">{dayWords(athlete.signed_up_at)}</td>
      <td className="pe-3 text-ink-2 first-letter:uppercase">{seenWords(athlete.last_seen_at, now)}</td>
      <td className="pe-3">
        <States athlete={athlete} isOwn={isOwn} now={now} />
      </td>
      <td className="text-end">
        <AthleteMenu athlete={athlete} isOwn={isOwn} onAsk={onAsk} />
      </td>
    </tr>
  )
})

/** What is to be known of an account, and that it is one's own. */
export function States({ athlete, isOwn, now }: { athlete: ListedAthlete; isOwn: boolean; now: Date }) {
  const states = [...(isOwn ? ['You'] : []), ...statesOf(athlete, now)]
  return (
    <span className="flex flex-wrap gap-1 py-1">
      {states.map((state) => (
        <Chip key={state}>{state}</Chip>
      ))}
    </span>
  )
}
