import { expect, test } from 'vitest'
import { checkedIn, checksOf } from '#tests/support/sentences/checked.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { understand } from '../understand.ts'

// Sentences in other languages, code, tags and addresses: nothing doubtful is taken of them.

test.each<[sentence: string, asked: string, ...unread: string[]]>([
  ['60 Minuten Dauerlauf locker', '1 hour', 'Dauerlauf locker'],
  ['45 Minuten laufen', '45 minutes', 'laufen'],
  ['3 x 10 Minuten Schwelle mit 3 Minuten Trabpause', '', '3 x 10 Minuten Schwelle mit 3 Minuten Trabpause'],
  ['10 km locker, davon die letzten 3 km im HM-Tempo', '', '10 km locker, davon die letzten 3 km im HM-Tempo'],
  [
    '1,5h GA1 auf dem Rad, danach 4x30s Sprint mit 4,5 min locker',
    '',
    '1,5h GA1 auf dem Rad, danach 4x30s Sprint mit 4,5 min locker',
  ],
  [
    'Steigerungslauf 12km, alle 3km 15 s/km schneller, start 5:45',
    '',
    'Steigerungslauf 12km, alle 3km 15 s/km schneller, start 5:45',
  ],
  [
    'Schwimmen: 300 Einschw., 8x50 Technik P20, 6x200 GA2 P30, 200 Aus',
    '',
    'Schwimmen: 300 Einschw., 8x50 Technik P20, 6x200 GA2 P30, 200 Aus',
  ],
  [
    '12 Eier, 500 g Mehl, 250 ml Milch, 30 min backen bei 180',
    '',
    '12 Eier, 500 g Mehl, 250 ml Milch, 30 min backen bei 180',
  ],
  [
    "Je veux courir 45 minutes avec 5 fois 3 minutes à allure 10 km, récup 1'30",
    '',
    "Je veux courir 45 minutes avec 5 fois 3 minutes à allure 10 km, récup 1'30",
  ],
  ['sortie vélo 2h avec 3 x 10 min au seuil', '', 'sortie vélo 2h avec 3 x 10 min au seuil'],
  ["natation 2000m dont 10 x 100 départ 1'50", '', "natation 2000m dont 10 x 100 départ 1'50"],
  ['correr 10 km suave y luego 5 x 100 m rápido', '', 'correr 10 km suave y luego 5 x 100 m rápido'],
  ['rodaje de 45 minutos a ritmo suave', '45 minutes', 'rodaje de', 'a ritmo suave'],
  ['corsa lenta 50 minuti poi 6 allunghi', '', 'corsa lenta 50 minuti poi 6 allunghi'],
  ['fietsen 2 uur rustig met 4x5 minuten hard', '', 'fietsen 2 uur rustig met 4x5 minuten hard'],
  ['бег 10 км легко, 5х1 км', '', 'бег 10 км легко, 5х1 км'],
  ['明日は10kmジョグ、その後100mの流しを5本', '', '明日は10kmジョグ、その後100mの流しを5本'],
  ['löpning 10 km lugnt, 5 x 3 min hårt', '', 'löpning 10 km lugnt, 5 x 3 min hårt'],
  ['bieg 45 minut, 6 x 2 min mocno', '', 'bieg 45 minut, 6 x 2 min mocno'],
  [
    'lorem ipsum dolor sit amet, consectetur 3x10 adipiscing elit',
    '',
    'lorem ipsum dolor sit amet, consectetur 3x10 adipiscing elit',
  ],
  ['locker 17, 5x1k at threshold', 'threshold, 5 × 1 kilometer', 'locker 17'],
  ['{"distance": 10, "unit": "km"}', '', '{"distance": 10, "unit": "km"}'],
  [
    '{"sport":"run","duration":3600,"steps":[{"type":"warmup","minutes":10}]}',
    '',
    '{"sport":"run","duration":3600,"steps":[{"type":"warmup","minutes":10}]}',
  ],
  ['<%= 7*7 %> {{7*7}} 40min run %s %d', 'running, 40 minutes', '<%= 7*7 %>', '{{7*7}}', '%s', '%d'],
  [
    'https://strava.com/activities/12345678 45 min easy run',
    'running, endurance, 45 minutes',
    'https://strava.com/activities/12345678',
  ],
  ['mail me@club.org the plan, 45 min run', 'running, 45 minutes', 'mail', 'me@club.org'],
  ['<b>5x1000</b> run with 2 min rest', 'running, interval, 5 × 1,000 meters, 2 minutes rest', '<b>', '</b>'],
  ['<img src=x onerror=alert(1)> 30 min run', 'running, 30 minutes', '<img src=x onerror=alert(1)>'],
  [
    "SELECT * FROM runs WHERE distance > 10 AND pace < '4:30'",
    '',
    "SELECT * FROM runs WHERE distance > 10 AND pace < '4:30'",
  ],
  ["'; DROP TABLE workouts; -- 3x10 min tempo run", 'running, tempo, 3 × 10 minutes', 'DROP TABLE workouts'],
  ['select an easy run of 45 min', 'running, endurance, 45 minutes', 'select'],
  ['for (i=0;i<10;i++) run(400);', 'running', 'for (i=0;i<10;i++)', '400'],
  ['10x100 @1:50, hr <150', 'swimming, interval, main set 10x100mtr 0-150bpm on 1:50 interval, by heartrate'],
  [
    '{5x400, 200 jog} x 2 run',
    'running, interval, main set 4x · 400mtr interval · 200mtr recovery · 400mtr interval · 3m recovery · 5x · 400mtr interval · 200mtr recovery',
  ],
])('"%s" asks for %s and leaves %s unread', (sentence, asked, ...unread) => {
  const understood = understand(sentence, { sport: 'running' })
  expect(readAs(understood)).toBe(asked)
  expect(understood.unread.map(({ from, to }) => sentence.slice(from, to))).toEqual(unread)
  expect(checkedIn(sentence, understood)).toEqual(checksOf(sentence))
})
