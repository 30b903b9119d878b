import { expect, test } from 'vitest'
import { chooseSport } from './choose-sport.ts'
import { lex } from './lex.ts'
import { scan } from './scan.ts'

test.each<[sentence: string, sport: string]>([
  ['9x50 sprint', 'swimming'],
  ['14x25', 'swimming'],
  ['6x100 with 15s rest', 'swimming'],
  ['5x200 on 3:20', 'swimming'],
  ['300 warm up, 7x100, 300 cool down', 'swimming'],
  ['4x(100 hard, 50 easy)', 'swimming'],
  ['1800 m easy', 'swimming'],
  ['7x50 fly', 'swimming'],
  ['3x25 tempo', 'running'],
  ['9x50 fast on grass', 'running'],
  ['20 min easy, 9x50 fast', 'running'],
  ['800 wu, 12x200, 800 cd', 'running'],
  ['14x400 on 3:00', 'running'],
  ['6x60m sprint, 90s rest', 'running'],
  ['5x150 fly w 200 walk', 'running'],
  ['legs are tired, 40 min easy', 'running'],
  ['7x20s hill, walk bk', 'running'],
  ['recovery ride, 50 min', 'cycling'],
  ['35 min recovery spin', 'cycling'],
  ['55 min cycle', 'cycling'],
  ['40 min vo2max', 'cycling'],
  ['150 km easy', 'cycling'],
])('the sport of %s is %s', (sentence, sport) => {
  expect(chooseSport(scan(lex(sentence), sentence), sentence, 'running').sport).toBe(sport)
})
