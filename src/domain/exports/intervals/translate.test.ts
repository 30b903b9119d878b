import { expect, test } from 'vitest'
import { sportOf } from '../../sports/registry.ts'
import { translateLine } from './translate.ts'

/** The words of a translated line, one blank between two. */
const wordsOf = (line: string) => line.trim().replaceAll(/\s+/g, ' ')

test.each<['cycling' | 'running' | 'swimming', string, string, string[]]>([
  ['cycling', '10m 80% POWER=3s HR = 5s PACE=lap', '10m 80%', ['device', 'device', 'device']],
  ['cycling', '10m 80% TEXT="Spin" text = "Sit up', '10m 80% // "Spin\\nSit up"', []],
  ['cycling', '10m 80% text=""', '10m 80% // ""', []],
  ['cycling', '5m 60 - 80 % MMP 5m', '5m // "60 - 80 % MMP 5m"', ['other']],
  ['cycling', '5m CZ1 - CZ2 60%MMP ', '5m // "60%MMP\\nCustom zone CZ1 - CZ2"', ['other', 'other']],
  ['cycling', '5m 70-80% HR', '5m // "70-80% of maximum heart rate"', ['maximum']],
  ['cycling', '5m 70 % Max HR', '5m // "70 % of maximum heart rate"', ['maximum']],
  ['cycling', '30s Max Effort', '30s effort 10/10 intensity=interval', []],
  ['cycling', '5m effort 99/10', '5m // "effort 99/10"', ['effort']],
  ['running', '5m 90% LTHR RPE 7.5', '5m 90% LTHR // "RPE 7.5"', ['effort']],
  ['cycling', '5m 80% effort 7/10', '5m 80% effort 7/10', []],
  ['cycling', '10m SS', '10m 84-97%', ['zones']],
  ['cycling', '10m Z2', '10m 55-75%', ['zones']],
  ['cycling', '10m zone 2-3', '10m 55-90%', ['zones']],
  ['cycling', '10m Z2 PACE', '10m 78-88% pace', ['zones']],
  ['cycling', '10m Z5 HR', '10m Z5 HR', []],
  ['cycling', '10m Z6 HR', '10m 100-106% LTHR', ['zones']],
  ['cycling', '10m Z4-Z5 HR', '10m 94-106% LTHR', ['zones']],
  ['cycling', '10m Z9', '10m Z9', ['zones']],
  ['running', '10m Z2', '10m 78-88% pace', ['zones', 'asPace']],
  ['running', '10m 80%', '10m 80% pace', ['asPace']],
  ['running', '10m 70-80%', '10m 70-80% pace', ['asPace']],
  ['running', '10m 80% Pace', '10m 80% Pace', []],
  ['running', '10m 90% LTHR', '10m 90% LTHR', []],
  ['swimming', '10m 90% CSS', '10m 90% // "CSS"', ['words']],
  ['cycling', '20s 0', '20s rest', []],
  ['cycling', '20s 0%', '20s rest', []],
  ['cycling', '20s 0W', '20s rest', []],
  ['running', '400mtr 1:38/400m', '400mtr 0:24.5/100m', []],
  ['running', '400mtr 1:04-1:05/250MTR', '400mtr 0:25.6-0:26/100m', []],
  ['running', '400mtr 2:03 - 2:04 / 500 m', '400mtr 0:24.6-0:24.8/100m', []],
  ['cycling', '20m Free Ride 60-70%', '20m open // "About 60-70%"', []],
  ['cycling', '20m FREE 200w', '20m open // "About 200w"', []],
  ['swimming', '100mtr free 80%', '100mtr free 80% pace', ['asPace']],
  ['cycling', 'PRESS LAP 60%', '5m PRESS LAP 60%', ['lap']],
  ['cycling', '60% lap button', '5m 60% lap button', ['lap']],
  ['cycling', '60%', '60%', []],
  ['cycling', '5m 60% go hard', '5m 60% // "go hard"', ['words']],
  ['cycling', 'Go 10^Sit up 20^ 30^Relax<!> 5m 60%', 'Go 5m 60% // "Sit up\\n0:30 Relax"', []],
  ['cycling', '15^Sit up <!> 5m 60%', '5m 60% // "0:15 Sit up"', []],
])('in %s the line %j is translated to %j', (sport, written, line, lost) => {
  const read = translateLine(written, sportOf(sport))
  expect(wordsOf(read.line)).toBe(line)
  expect(read.lost).toEqual(lost)
})

test('notes that are too long are cut, with a remark', () => {
  const ride = sportOf('cycling')
  expect(translateLine(`5m 60% ${'a'.repeat(2000)}`, ride)).toMatchObject({ lost: ['words'] })
  const { line, lost } = translateLine(`5m 60% ${'a'.repeat(2001)}`, ride)
  expect(lost).toEqual(['words', 'notes'])
  expect(line).toContain(`// "${'a'.repeat(2000)}"`)
})
