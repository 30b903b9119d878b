import { AthleteMenu } from './athlete-menu.tsx'
import { type AthleteListParts, States } from './athlete-table.tsx'
import { addressOf, dayWords, nameOf, planNames, roleNames, seenWords } from './athlete-words.ts'

/** A page of athletes as a list, on narrow screens. */
export function AthleteCards({ athletes, ownId, onAsk }: AthleteListParts) {
  const now = new Date()
  return (
    <ul aria-label="Athletes" className="border-ink border-t-[1.5px]">
      {athletes.map((athlete) => (
        <li key={athlete.id} className="flex items-start gap-2 border-line border-b py-3.5">
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <p className="font-[540]">{nameOf(athlete)}</p>
            <p className="text-ink-2 text-small">{addressOf(athlete)}</p>
            <p className="mt-1.5 text-small">
              {roleNames[athlete.role]} · {planNames[athlete.plan ?? 'none']}
            </p>
            <p className="tabular text-ink-2 text-small">
              Seen {seenWords(athlete.last_seen_at, now)} · signed up {dayWords(athlete.signed_up_at)}
            </p>
            <States athlete={athlete} isOwn={athlete.id === ownId} now={now} />
          </div>
          <AthleteMenu athlete={athlete} isOwn={athlete.id === ownId} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}
