/** Where the bounds come from. `docs/coaching.md` lists them in full. */
export const sources = {
  practice: 'Coaching practice',
  asked: 'What was asked for',
  watch: 'What watches take',
  pool: 'A swimmer turns at a wall',
  zones: 'The zone tables',
  coggan: 'Coggan, power levels; statistics of 1,758 coach-written rides',
  sweetSpot: 'Allen, sweet spot 30–60 min in all; statistics of 1,758 coach-written rides',
  threshold: 'Coggan 2×20, 4×10, 8×5; Seiler 2011, doi 10.1111/j.1600-0838.2011.01351.x',
  anaerobic: 'Coggan on time to exhaustion at 150 %; CTS interval workouts; 252 coach-written workouts',
  rides: 'Statistics of 1,758 coach-written rides',
  runs: 'Daniels, Running Formula; Pfitzinger; statistics of 1,590 plan entries',
  css: 'Public CSS tables; Toubekis 2011; statistics of 35 swim sets',
  ladder: 'Tarpinian, ladder 100 to 400 and back; statistics of 35 swim sets',
  longSwim: 'Maglischo, EN1 and EN2; statistics of 35 swim sets',
  swims: 'Statistics of 35 swim sets',
  wPrime: "Skiba 2012, W' = 75 s × FTP",
} as const
