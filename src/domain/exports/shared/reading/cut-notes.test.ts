import { expect, test } from 'vitest'
import { formatOf } from '../../registry.ts'

const long = 'a'.repeat(3000)
const zwo = (head: string, blocks: string) =>
  `<workout_file>${head}<sportType>bike</sportType><workout>${blocks}</workout></workout_file>`
const block = '<SteadyState Duration="60" Power="0.5"/>'
const event = `<textevent timeoffset="0" message="${long}"/>`
const course = (head: string, text: string) =>
  `[COURSE HEADER]\n${head}MINUTES WATTS\n[END COURSE HEADER]\n[COURSE DATA]\n0\t100\n1\t100\n[END COURSE DATA]\n${text}`

test.each([
  ['zwo', 'a message of', zwo('', `<SteadyState Duration="60" Power="0.5">${event}</SteadyState>`)],
  ['zwo', 'a message between the blocks of', zwo('', block + event)],
  ['zwo', 'a description of', zwo(`<description>${long}</description>`, block)],
  ['erg', 'a description of', course(`FILE NAME = A\nDESCRIPTION = ${long}\n`, '')],
  ['erg', 'a line shown in', course('', `[COURSE TEXT]\n5\t${long}\t10\n[END COURSE TEXT]\n`)],
  ['intervals', 'a description of', `Ride\n${`${'a '.repeat(500)}\n`.repeat(3)}\n- 10m 50%\n`],
])('%s: %s three thousand characters is cut, with a remark', (id, _, file) => {
  const read = formatOf(id)?.in?.decode(new TextEncoder().encode(file), { name: 'File', sport: 'cycling' })
  if (!read?.ok) throw new Error(read?.reason)
  const [step] = read.workout.steps
  expect(step && 'notes' in step && (step.notes?.length ?? 0)).toBeGreaterThan(1900)
  expect(read.losses).toContain('Notes are cut after 2000 characters.')
})

test('a line of intervals.icu text that is too long is cut, with a remark', () => {
  const file = new TextEncoder().encode(`- 10m 50% text="${long}"\n`)
  const read = formatOf('intervals')?.in?.decode(file, { name: 'File', sport: 'cycling' })
  expect(read?.ok && read.losses).toContain('Lines are cut after 2000 characters.')
})
