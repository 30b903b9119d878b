import { judge } from '#domain/judge/judge.ts'
import { describeVerdict } from '#domain/judge/words/describe-verdict.ts'
import { workoutTypeLabel } from '#domain/sports/registry.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { galleryRequests } from './gallery/requests.ts'
import { writeSession } from './gallery/write-session.ts'

// `npm run gallery -- 1`: prints a hundred sessions of all sports, types, lengths, metrics and units as a coach reads
// them, for somebody who would sign them or not. The number is the seed.
const seed = Number(process.argv[2] ?? 1)

for (const [index, request] of galleryRequests().entries()) {
  const { sport, workoutType, durationValue, durationUnit, workoutMetric } = request
  const workout = generate(request, { seed: seed + index })
  const input = judgeInput(request, workout)
  const { headline, remarks } = describeVerdict(judge(input), input)
  console.log(
    `\n${index + 1}. ${sport} ${workoutTypeLabel[workoutType]}, ${durationValue} ${durationUnit}, by ${workoutMetric}`,
  )
  for (const line of writeSession(workout.steps, sport)) console.log(`   ${line}`)
  for (const remark of workout.remarks) console.log(`   · ${remark}`)
  console.log(`   ${headline}`)
  for (const remark of remarks) console.log(`   ! ${remark}`)
}
