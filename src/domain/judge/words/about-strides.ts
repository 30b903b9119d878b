import { sportOf } from '../../sports/registry.ts'
import { details, sprintBounds } from '../bounds/details.ts'
import type { AdviceByBound } from './context.ts'
import { formatTime } from './quantities.ts'

/** Advice on strides, sprints and openers. */
export const aboutStrides = {
  'stride-rest': ({ value }, { session }) =>
    `Rest longer between the ${sportOf(session.sport).hasStrides ? 'strides' : 'sprints'}: ${formatTime(Number(value))} are short, ${formatTime(details.strideRest[0])} at least let the breath come back.`,
  'sprint-seconds': ({ value, side }) =>
    side === 'low'
      ? `Make the sprints longer: ${formatTime(sprintBounds.boutSeconds[0])} at least.`
      : `Make the sprints shorter: nobody holds that power for ${formatTime(Number(value))}, ${formatTime(sprintBounds.boutSeconds[1])} is the most.`,
  'sprint-rest': () =>
    `Rest longer between the sprints: ${sprintBounds.restRatio[0]} times as long as a sprint at least, or the next one is slower.`,
  sprints: ({ value, side }) =>
    side === 'low'
      ? `Do more sprints: ${sprintBounds.bouts[0]} at least.`
      : `Do fewer sprints: ${value} are many, ${sprintBounds.bouts[1]} at most stay fast.`,
  'sprint-work': ({ value, side }) =>
    side === 'low'
      ? `Sprint more: ${formatTime(Number(value))} in all is little, ${formatTime(sprintBounds.workSeconds[0])} at least is usual.`
      : `Sprint less: ${formatTime(Number(value))} in all is much, ${formatTime(sprintBounds.workSeconds[1])} at most is usual.`,
  primers: (_, { session }) => {
    const { inPool, hasStrides } = sportOf(session.sport)
    if (inPool) return 'To be ready for the work, end the warm-up with 4 × 25 or 50 that build from easy to fast.'
    return hasStrides
      ? 'To be ready for the work, end the warm-up with 3 to 5 strides of 15 to 20 seconds.'
      : 'To be ready for the work, end the warm-up with 2 to 4 openers: 1 minute at threshold each, or 10 seconds fast.'
  },
} satisfies AdviceByBound
