import { expect, test } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import { parseText } from '#domain/text/parse.ts'
import { stepLines } from './step-lines.ts'

test.each<[SportId, string, string[]]>([
  ['running', '5x 400mtr 4:00/km / 200mtr recovery', ['5 × 400 m at 4:00 /km, 200 m easy jog']],
  ['running', '10m', ['10 min']],
  ['running', 'Warm up 15m Z2', ['Warm up 15 min in zone 2']],
  ['running', '15m Z2 HR warmup', ['Warm up 15 min in HR zone 2']],
  ['running', '3x 1km / 90s rest', ['3 × 1 km, 1 min 30 s rest']],
  ['running', '20s effort 9/10', ['20 s at effort 9 of 10']],
  ['cycling', '3x 2m 95% / 1m 105%', ['3 × (2 min at 95 % of FTP + 1 min at 105 % of FTP)']],
  [
    'cycling',
    '3x 2m 95% / 1m 105% / 4m 50% recovery',
    ['3 × (2 min at 95 % of FTP + 1 min at 105 % of FTP), 4 min easy spin at 50 % of FTP'],
  ],
  ['cycling', '10m ramp 50-75% @ 90rpm', ['10 min at 50→75 % of FTP, 90 rpm']],
  ['cycling', '20m Z4 240-250w', ['20 min at 240–250 W']],
  ['swimming', '8x100mtr Z4 on 1:50', ['8 × 100 m in zone 4, every 1:50']],
  ['swimming', '4x50mtr fly kick with fins', ['4 × 50 m, butterfly, kick, with fins']],
  ['swimming', '400mtr open', ['400 m']],
])('%s: "%s" is %j', (sport, line, lines) => {
  const { workout, errors } = parseText(`# A\nsport: ${sport}\n\n- ${line}`)
  if (!workout) throw new Error(JSON.stringify(errors))
  expect(stepLines(workout.steps, sport).map((words) => words.replace(/\s/g, ' '))).toEqual(lines)
})
