/** Names of sessions in any sport. Each sport maps them to its own types. */
export type SessionName =
  | 'easy'
  | 'endurance'
  | 'tempo'
  | 'threshold'
  | 'over-unders'
  | 'sweet spot'
  | 'vo2'
  | 'anaerobic'
  | 'interval'
  | 'repeats'
  | 'fartlek'
  | 'hills'
  | 'cruise'
  | 'ladder'
  | 'css'
  | 'hard'

/** The words for each session. */
export const sessionWords: Record<SessionName, readonly string[]> = {
  easy: 'easy,ez,long,recovery,regeneration,slow,gentle,relaxed,relaxing,chill,chilled,light,conversational,conversation pace,shakeout,shake out,comfortable,leisurely,low intensity,lsd,lsr,long slow distance,steady,e pace'.split(
    ',',
  ),
  endurance:
    'endurance,base,base building,aerobic,general aerobic,aerobic base,foundation,aerobic threshold,base miles,stamina'.split(
      ',',
    ),
  tempo: 'tempo,tempos,marathon effort,moderately hard,steady state,m pace,mp'.split(','),
  threshold:
    'threshold,thresholds,thresh,thr,lactate threshold,lactate,anaerobic threshold,functional threshold,lt,lt2,t pace,hmp,ftp,ftp intervals,ftp session,ftp workout,ftp work,ftp efforts,one hour power,hour power'.split(
      ',',
    ),
  'over-unders': 'over unders,over under,over / unders,over / under,overunders,overunder,over and unders'.split(','),
  'sweet spot': 'sweet spot,sweetspot,sweet spots,sst,ss'.split(','),
  vo2: 'vo 2 max,vo 2,vo 02,v 02 max,v 02,v o 2 max,v o 2,v 2 max,vomax,vo max,max aerobic,maximal aerobic'.split(','),
  anaerobic:
    'anaerobic,anaerobic capacity,sprint,sprints,sprinting,neuromuscular,speed,speedwork,speed work,hiit,tabata,all out,max effort,track session,track workout,i pace,r pace'.split(
      ',',
    ),
  interval: 'interval,intervals,interval pace,interval training'.split(','),
  repeats: 'repeats,repeat,reps,rep,repetitions,repetition'.split(','),
  fartlek: 'fartlek,fartleks,speed play'.split(','),
  hills: 'hill repeats,hill reps,hill sprints,hill,hills,climbs,uphill'.split(','),
  cruise: 'cruise intervals,cruise miles,cruise interval,cruise'.split(','),
  ladder: 'ladder,ladders,ladder sets,ladder set,pyramid,pyramids,pyramid set,pyramid sets'.split(','),
  css: 'css,css pace,critical swim speed'.split(','),
  hard: 'hard,harder,intense,tough,brutal,high intensity'.split(','),
}
