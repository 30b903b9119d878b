import type { SportId } from '#domain/sports/registry.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { isGroup, type RepeatGroup, toGroups } from '#domain/workout/groups.ts'
import { defaultStepName } from '#domain/workout/intensity.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { totalsOf } from '#domain/workout/totals.ts'
import { formatLength } from '../../lib/format.ts'
import { StepKey } from './step-key.tsx'
import { targetWords } from './target-words.ts'

type Whose = { sport: SportId; reference?: number | undefined }

/** The profile in words: every step with its length and target, repeats held by a bracket. */
export function StepsTable({ steps, sport, reference }: { steps: StoredSteps } & Whose) {
  return (
    <table className="tabular w-full border-collapse text-left">
      <caption className="sr-only">Steps</caption>
      <thead>
        <tr className="border-ink border-b-[1.5px] text-label">
          <th scope="col" className="pb-2 font-[460]">
            Step
          </th>
          <th scope="col" className="pb-2 text-right font-[460]">
            Length
          </th>
          <th scope="col" className="pb-2 pl-3 text-right font-[460]">
            Target
          </th>
        </tr>
      </thead>
      {toGroups(steps).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <tbody key={index}>
          {isGroup(entry) ? (
            <Group group={entry} sport={sport} reference={reference} />
          ) : (
            <Row step={entry} sport={sport} reference={reference} />
          )}
        </tbody>
      ))}
    </table>
  )
}

function Group({ group, sport, reference }: { group: RepeatGroup } & Whose) {
  const { seconds, secondsEstimated } = totalsOf(
    [...group.steps, { repeat: { steps: group.steps.length, count: group.count } }],
    sport,
    reference,
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
      {group.steps.map((step, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
          key={index}
          step={step}
          sport={sport}
          reference={reference}
          bracket={{ first: index === 0, last: index === group.steps.length - 1 }}
        />
      ))}
    </>
  )
}

function Row({ step, sport, reference, bracket }: { step: Step; bracket?: { first: boolean; last: boolean } } & Whose) {
  const { zone, range, percent } = targetWords(step, sport, reference)
  const [main, ...more] = [range, zone].filter((words) => words !== undefined)
  const notes = step.notes?.trim()
  const ends = notes ? '' : 'pb-2.5'
  return (
    <>
      <tr className={notes ? '' : 'border-line border-b'}>
        <th scope="row" className={`relative pt-2.5 pr-3 align-top font-normal ${ends}`}>
          {bracket && <BracketPart first={bracket.first} last={bracket.last && !notes} />}
          <span className={`flex items-start gap-2.5 ${bracket ? 'pl-5' : ''}`}>
            <StepKey step={step} sport={sport} className="mt-1 size-3.5" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {step.name?.trim() || defaultStepName[step.intensity]}
            </span>
          </span>
        </th>
        <td className={`whitespace-nowrap pt-2.5 text-right align-top font-[540] ${ends}`}>
          {formatLength(step.duration)}
        </td>
        <td className={`whitespace-nowrap pt-2.5 pl-3 text-right align-top ${ends}`}>
          {main ?? 'Open'}
          {more.map((words) => (
            <span key={words} className="block text-ink-2 text-small">
              {words}
            </span>
          ))}
          {percent && <span className="block text-ink-2 text-small max-sm:hidden">{percent}</span>}
        </td>
      </tr>
      {notes && (
        <tr className="border-line border-b">
          <td colSpan={3} className="relative pb-2.5">
            {bracket && <BracketPart first={false} last={bracket.last} />}
            <span
              className={`block max-w-xl whitespace-pre-line text-ink-2 text-small [overflow-wrap:anywhere] ${bracket ? 'pl-11' : 'pl-6'}`}
            >
              {notes}
            </span>
          </td>
        </tr>
      )}
    </>
  )
}

function BracketPart({ first, last }: { first: boolean; last: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute left-0 w-2.5 border-ink border-l-[1.5px] ${first ? 'top-1 border-t-[1.5px]' : '-top-px'} ${last ? 'bottom-1 border-b-[1.5px]' : 'bottom-0'}`}
    />
  )
}
