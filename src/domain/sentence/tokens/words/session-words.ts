import { effortNames } from '../../../text/words/effort-words.ts'

/** Phrases as `matchPhrase` takes them, of words shared with the text form and of our own: "vo2max" is "vo 2 max". */
export function phrasesOf(shared: readonly string[], own = ''): string {
  const split = shared.map((word) => word.replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' '))
  return [...new Set([...split, ...own.split(',')])].filter(Boolean).join()
}

/** Sessions in any sport and the names of each, separated by commas. A sport has a type for some of them. */
export const sessionWords = {
  easy: phrasesOf(
    [...effortNames.easy, ...effortNames.steady],
    'ez,rec,long,lr,mlr,medium long,medium long run,ml run,medlong,recovery,regeneration,slow,slowly,gentle,relaxed,relaxing,chill,chilled,cruisy,cruisey,neutral,neutralised,light,conversational,conversation pace,convo,convo pace,conv,conv pace,chatty,chat pace,chat effort,chatting pace,shakeout,shake out,shuffle,shuffle home,comfortable,leisurely,calm,calmly,low intensity,lsd,lsr,long slow distance,e pace,tired legs,heavy legs,dead legs',
  ),
  endurance: phrasesOf(
    [...effortNames.endurance],
    'base,base building,aerobic,general aerobic,gen aerobic,ga,aet,aerobic base,foundation,aerobic threshold,lt 1,lt1,vt 1,vt1,base miles,stamina',
  ),
  tempo: phrasesOf(
    [...effortNames.tempo],
    'tempos,broken tempo,brisk,brisk ish,briskly,comfortably hard,mod,mod hard,strong,strongly,marathon effort,steady state,fast finish,strong finish,finish fast,finish strong',
  ),
  threshold: phrasesOf(
    [...effortNames.threshold],
    'thresholds,broken threshold,kenyan hills,kenyan hill,kenyans,continuous hills,thresh,thr,lactate threshold,lactate,anaerobic threshold,functional threshold,lt,lt 2,lt2,vt 2,vt2,t pace,cv,cv pace,critical velocity,ftp,ftp intervals,ftp session,ftp workout,ftp work,ftp efforts,one hour power,hour power',
  ),
  'over-unders':
    "o / u,o / us,o / u's,over unders,over under,over / unders,over / under,overunders,overunder,over and unders",
  'sweet spot': phrasesOf([...effortNames.sweetSpot], 'sweet spots,ss'),
  vo2: phrasesOf(
    [...effortNames.vo2],
    'vo 2,vo 2 s,vo 02,v 02 max,v 02,v o 2 max,v o 2,v 2 max,vomax,vvomax,vo max,max aerobic,maximal aerobic,interval pace',
  ),
  anaerobic: phrasesOf(
    [...effortNames.anaerobic, ...effortNames.sprint],
    'short and sharp,short & sharp,short sharp,sharp,anaerobic capacity,sprints,sprinting,speed,speedwork,speed work,hiit,tabata,all out,flat out,max effort,maximum effort,maximal effort,max efforts,maximum efforts,maximal efforts,full gas,track session,track workout,i pace,r pace,nm,nm sprints',
  ),
  interval: 'interval,intervals,interval training',
  repeats: 'repeats,repeat,reps,rep,repetitions,repetition',
  fartlek: 'fartlek,fartleks,speed play',
  hills: 'hill repeats,hill reps,hill sprints,hill,hills,climbs,uphill',
  cruise: 'cruise intervals,cruise miles,cruise interval,cruise',
  ladder: 'ladder,ladders,ladder sets,ladder set,pyramid,pyramids,pyramid set,pyramid sets',
  css: phrasesOf([...effortNames.css], 'css pace,critical swim speed'),
  hard: phrasesOf(
    [...effortNames.hard, ...effortNames.veryHard],
    'harder,intense,tough,brutal,high intensity,smashfest,smash fest,hammerfest,leadout,lead out',
  ),
}
export type SessionName = keyof typeof sessionWords
