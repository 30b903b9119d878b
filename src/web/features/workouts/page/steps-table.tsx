import { useHydrated } from '@tanstack/react-router'
import { formatDuration } from '#domain/units/duration.ts'
import { sumOf } from '#domain/units/numbers.ts'
import { capitalise } from '#domain/units/words.ts'
import { isGroup, type RepeatGroup, toGroups } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Step } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { formatLength } from '../../../lib/format.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { StepKey } from '../chart/step-key.tsx'
import type { Measure, MeasuredSteps } from '../measured-steps.ts'
import { stepDetails } from '../step/step-details.ts'
import { targetWords } from '../step/target-words.ts'
import { MAX_ROWS_OF_SERVER } from './cut-by-server.ts'

/**
 * Every step with its length and target; a bracket marks the steps of a repeat. The browser adds what is beyond the
 * server's rows.
 */
export function StepsTable({ steps, ...measure }: MeasuredSteps) {
  const inBrowser = useHydrated()
  const entries = toGroups(steps)
  const rows = sumOf(entries, rowsOf)
  const shown = inBrowser ? rows : Math.min(rows, MAX_ROWS_OF_SERVER)
  return (
    <table className="tabular w-full border-collapse text-start">
      <caption className="sr-only">Steps</caption>
      <thead>
        <tr className="border-ink border-b-[1.5px] text-label">
          <th scope="col" className="pb-2 font-[460]">
            Step
          </th>
          <th scope="col" className="pb-2 text-end font-[460]">
            Length
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-[460]">
            Target
          </th>
        </tr>
      </thead>
      {firstRows(entries, shown).map(({ entry, rows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <tbody key={index}>
          {isGroup(entry) ? <Group group={entry} rows={rows} {...measure} /> : <Row step={entry} {...measure} />}
        </tbody>
      ))}
      {shown < rows && (
        <tbody>
          <tr>
            <td colSpan={3} className="py-2.5 text-ink-2">
              {rows - shown} more steps follow.
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

type Entry = Step | RepeatGroup

const rowsOf = (entry: Entry) => (isGroup(entry) ? entry.steps.length : 1)

/** The entries of the first `shown` rows, and how many rows of each; the last one may be a part of its group. */
function firstRows(entries: readonly Entry[], shown: number): { entry: Entry; rows: number }[] {
  let left = shown
  return entries.flatMap((entry) => {
    const rows = Math.min(left, rowsOf(entry))
    left -= rows
    return rows > 0 ? [{ entry, rows }] : []
  })
}

function Group({ group, rows, ...measure }: { group: RepeatGroup; rows: number } & Measure) {
  const { seconds, secondsEstimated } = totalsOf(
    [...group.steps, { repeat: { steps: group.steps.length, count: group.count } }],
    measure.sport,
    measure.reference,
  )
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-3 pb-1.5 font-normal">
          <span className="wide font-[580]">{group.count}×</span>{' '}
          <span className="text-ink-2">
            {secondsEstimated && '≈ '}
            {formatDuration(seconds)} in all
          </span>
        </th>
      </tr>
      {group.steps.slice(0, rows).map((step, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
          key={index}
          step={step}
          {...measure}
          bracket={{ first: index === 0, last: index === group.steps.length - 1 }}
        />
      ))}
    </>
  )
}

function Row({
  step,
  sport,
  reference,
  heart,
  zones,
  bracket,
}: { step: Step; bracket?: { first: boolean; last: boolean } } & Measure) {
  const { zone, range, percent, between, effort } = targetWords(step, sport, reference, heart, zones)
  // The first of them that is known stands in the line, the others beneath it.
  const [asked = step.intensity === 'rest' ? '–' : 'Open', ...more] = [range, zone, percent, between, effort].filter(
    (words) => words !== undefined,
  )
  const details = stepDetails(step, sport).join(', ')
  const notes = step.notes?.trim()
  // On a phone the notes and the details do not fit beside the target: they take a line of their own.
  const below = Boolean(notes) || details !== '' || more.length > 0
  const foot = below ? 'pb-0.5 sm:pb-2.5' : 'pb-2.5'
  return (
    <>
      <tr className={`border-line ${below ? 'sm:border-b' : 'border-b'}`}>
        <th scope="row" className={`relative min-w-24 pt-2.5 pe-3 align-top font-normal ${foot}`}>
          {bracket && <BracketPart {...bracket} open={below} />}
          <span className={`flex items-start gap-2.5 ${bracket ? 'ps-5' : ''}`}>
            <StepKey step={step} sport={sport} className="mt-1 size-3.5" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {step.name?.trim() || defaultStepName[step.intensity]}
              {details && <span className="block text-ink-2 text-small max-sm:hidden">{details}</span>}
              {notes && <Notes className="max-sm:hidden">{notes}</Notes>}
            </span>
          </span>
        </th>
        <td className={`whitespace-nowrap pt-2.5 text-end align-top font-[540] ${foot}`}>
          {formatLength(step.duration)}
        </td>
        <td
          className={`pt-2.5 ps-3 text-end align-top ${range ? 'whitespace-nowrap' : 'sm:whitespace-nowrap'} ${foot}`}
        >
          <Unbroken>{capitalise(asked)}</Unbroken>
          {more.map((words) => (
            <span key={words} className="block text-ink-2 text-small max-sm:hidden">
              <Unbroken>{words}</Unbroken>
            </span>
          ))}
        </td>
      </tr>
      {below && (
        <tr className="border-line border-b sm:hidden">
          <td colSpan={3} className={`relative pb-2.5 text-ink-2 text-small ${bracket ? 'ps-11' : 'ps-6'}`}>
            {bracket && <BracketPart first={false} last={bracket.last} />}
            <Unbroken>{[...more, details].filter((words) => words !== '').join(', ')}</Unbroken>
            {notes && <Notes>{notes}</Notes>}
          </td>
        </tr>
      )}
    </>
  )
}

function Notes({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`block whitespace-pre-line text-ink-2 text-small [overflow-wrap:anywhere] ${className}`}>
      {children}
    </span>
  )
}

/** The part of the bracket beside one row; `open` when the row goes on in a second line on a phone. */
function BracketPart({ first, last, open = false }: { first: boolean; last: boolean; open?: boolean }) {
  const top = first ? 'top-1 border-t-[1.5px]' : '-top-px'
  const bottom = last ? 'bottom-1 border-b-[1.5px]' : 'bottom-0'
  return (
    <span
      aria-hidden="true"
      className={`absolute start-0 w-2.5 border-ink border-s-[1.5px] ${top} ${bottom} ${last && open ? 'max-sm:bottom-0 max-sm:border-b-0' : ''}`}
    />
  )
}
