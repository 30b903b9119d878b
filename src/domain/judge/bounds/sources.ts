/** Where bounds come from that share their source. `docs/coaching.md` lists them in full. */
export const sources = {
  practice: 'Coaching practice',
  asked: 'What was asked for',
  watch: 'What watches take',
  pool: 'A swimmer turns at a wall',
  zones: 'The zone tables',
  coggan: 'Coggan, power levels; statistics of 1,758 coach-written rides',
  runs: 'Daniels, Running Formula; Pfitzinger; statistics of 1,590 plan entries',
  css: 'Public CSS tables; Toubekis 2011; statistics of 35 swim sets',
  swims: 'Statistics of 35 swim sets',
  sprints: 'CTS interval workouts; coaching practice',
  wPrime: "Skiba 2012, W' = 75 s × FTP",
} as const
