/** Sessions in any sport and the names of each, separated by commas. A sport has a type for some of them. */
export const sessionWords = {
  easy: 'easy,ez,long,recovery,regeneration,slow,gentle,relaxed,relaxing,chill,chilled,light,conversational,conversation pace,shakeout,shake out,comfortable,leisurely,low intensity,lsd,lsr,long slow distance,steady,e pace',
  endurance:
    'endurance,base,base building,aerobic,general aerobic,aerobic base,foundation,aerobic threshold,base miles,stamina',
  tempo: 'tempo,tempos,marathon effort,moderately hard,steady state,m pace,mp',
  threshold:
    'threshold,thresholds,thresh,thr,lactate threshold,lactate,anaerobic threshold,functional threshold,lt,lt2,t pace,hmp,ftp,ftp intervals,ftp session,ftp workout,ftp work,ftp efforts,one hour power,hour power',
  'over-unders': 'over unders,over under,over / unders,over / under,overunders,overunder,over and unders',
  'sweet spot': 'sweet spot,sweetspot,sweet spots,sst,ss',
  vo2: 'vo 2 max,vo 2,vo 02,v 02 max,v 02,v o 2 max,v o 2,v 2 max,vomax,vo max,max aerobic,maximal aerobic',
  anaerobic:
    'anaerobic,anaerobic capacity,sprint,sprints,sprinting,neuromuscular,speed,speedwork,speed work,hiit,tabata,all out,max effort,track session,track workout,i pace,r pace',
  interval: 'interval,intervals,interval pace,interval training',
  repeats: 'repeats,repeat,reps,rep,repetitions,repetition',
  fartlek: 'fartlek,fartleks,speed play',
  hills: 'hill repeats,hill reps,hill sprints,hill,hills,climbs,uphill',
  cruise: 'cruise intervals,cruise miles,cruise interval,cruise',
  ladder: 'ladder,ladders,ladder sets,ladder set,pyramid,pyramids,pyramid set,pyramid sets',
  css: 'css,css pace,critical swim speed',
  hard: 'hard,harder,fast,intense,tough,brutal,high intensity',
}
export type SessionName = keyof typeof sessionWords
