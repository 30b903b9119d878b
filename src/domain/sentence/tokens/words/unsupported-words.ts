export const CADENCE = 'Say the cadence in figures, such as 3x8 min at 90 rpm.'
export const CHANGES = 'How the effort changes within a step cannot be asked for here.'
/** For what is of a second day. */
export const OTHER_DAY = 'A session is of one day: the first one counts.'
export const DAY = 'A day cannot be asked for here.'
export const TIME_OF_DAY = 'A time of day cannot be asked for here.'
export const WEATHER = 'The weather is no part of a session.'
export const GOAL = 'The time of a race is no length: say the pace, such as marathon pace.'
/** For the pace of a race that is not named. */
export const WHICH_RACE = 'Say which race, such as 5k pace or marathon pace.'
export const RACE_EFFORT = 'Say this effort in figures, such as 75%, 220w or zone 3.'
export const TEST = 'A test or a race is not built: write it out, such as 15 min easy, 20 min z5, 10 min easy.'
/** For strength training, whose sets are no sets of a run. */
export const LIFTS = 'Strength training is not planned here: there are runs, rides and swims.'
const SAY_PACE = 'Say the pace itself, such as 4:20/km.'
const LOAD = 'A load cannot be asked for: say how long it should be.'
export const WHERE = 'Where in the session it comes cannot be asked for: write each part out.'
export const BEHIND_EACH = 'Write the rest behind each part, such as 6 min 200w, 2 min easy, 5 min 220w, 2 min easy.'
/** For what is done between repetitions, and has no length. */
export const BETWEEN = 'Say how long what lies between is, such as 10x(100 free, 50 kick) or 3 min at 90 rpm.'
/** For kilometres or miles per hour. */
export const SPEED = 'A speed cannot be asked for: give a pace, watts or a zone.'
/** For slopes. */
export const HILLS = 'Hills are not part of a workout: choose the route for them.'
/** For the slope of a treadmill beside a walk. */
export const INCLINE = 'Hills are not part of a workout: set the incline yourself.'
/** For hills that are walked. */
export const WALKED_HILLS = 'Hills are not part of a workout: walk them where they come.'
/** For drills of runners without a length. */
export const DRILLS = 'Drills on land are no part of a workout here: keep them in your notes.'
/** For a target that is counted from another one. */
export const CHANGED = 'Write each part out with its own target, such as 2 km at 5:00/km, 2 km at 4:50/km.'
/** For a list of paces. */
export const LISTED_PACES = 'Write each set out with its pace, such as 3x800 at 5k pace.'
/** For a clause of another day beside one of today. */
export const ANOTHER_DAY = 'What is for another day is no part of this session.'
/** For what was done before this session. */
export const ALTERNATIVE = 'Two are offered, and the first one is built: write the other one alone if you want it.'
export const PAST = 'What was done already is no part of this session.'
/** For what is not done after all. */
export const CANCELLED = 'What is cancelled is no part of this session.'
/** For what others do. */
export const OTHERS = 'What others do is no part of this session.'
/** For two figures of which one may be the warm-up. */
export const WHICH_ENDS = 'Say what each of these is, such as 15 min warm up, 10 min cool down.'
/** For money. */
export const PRICE = 'A price is no part of a session.'
/** For a race or a goal. */
export const TO_COME = 'A race or a goal to come is no session: say what to do now, such as 45 min easy run.'
/** For what is done with entries of a calendar. */
export const CALENDAR =
  'Entries are moved and deleted in the calendar: here a session is said, such as 45 min easy run.'
/** For a plan of many sessions. */
export const PLAN = 'One session is built, and no plan: say what it holds, such as 8 x (1 min run, 2 min walk).'
/** For what is no training. */
export const OTHER_TASK = 'Only sessions are written here: say one, such as 45 min easy run.'
/** For the time of all bouts together. */
export const TIME_OF_WHOLE = 'Say the time of each, such as in 1:30: a time of all together is no target.'
/** For an effort beside the one behind "at". */
export const OTHER_AIM = 'Another effort is said for the same length: the one behind “at” counts.'
/** For questions. */
export const QUESTION = 'Questions are not answered here: write the session that you want, such as 45 min easy run.'
/** For a figure that can be anything. */
export const LOST = 'Say what this figure is, such as 45 min run or 10 km.'
/** For a clause of figures and unknown words. */
export const REMARK = 'This is taken as a remark: write a session like 45 min run or 5x1 km at 10k pace.'
/** For a length that is counted from another one. */
export const SAY_LENGTH = 'Say the length itself, such as 30 min.'
/** For what somebody usually does. */
export const CAN_DO = 'What you can do is no part of this session: its pace can be asked for, such as 5k pace.'
export const HABIT = 'What you usually do is no part of this session.'
const COMPANY = 'Who trains with you is no part of a session.'
/** For code, tags and addresses. */
export const CODE = 'Write it in plain words, such as 45 min easy run, 5x3 min hard.'
/** For a sentence in another language. */
export const ENGLISH = 'Only English is read: write it in English, such as 45 min easy run, 5x3 min at 10k pace.'
/** For a sentence of which hardly a word is known. */
export const UNCLEAR = 'Hardly a word of this is known: write, for example, 45 min easy run, or 5x3 min hard.'
/** For what is done only on a condition. */
export const CONDITIONAL = 'A condition cannot be asked for here.'
/** For a limit beside a range, which a step cannot hold as well. */
/** A limit of the pulse beside a zone. */
export const BESIDE_ZONE = 'The zone or the pace is the target of the step, and this limit is kept as a note.'
export const SECOND_LIMIT = 'A step has one target: the one before this limit counts.'
/** For a limit without a unit. */
export const LIMIT = 'Say the unit of this limit, such as under 142 bpm.'
/** For signs of an illness. */
export const ILL = 'Do not train with such signs: stop, and see a doctor.'
/** For an injury. */
export const HURT = 'Nothing hard is planned with an injury: go easy or rest, and ask a doctor or a physio.'
/** For the question whether to train with an injury or an illness. */
export const ASK_DOCTOR =
  'Whether you may train with this is for a doctor or a physio to say: nothing is planned for it here.'
/** For swimming on one breath. */
export const BREATH_HELD =
  'Holding the breath in water is left out: it makes swimmers pass out without a sign, so never do it alone or against the clock.'
/** Beside these nothing hard is planned. */
export const dangers: ReadonlySet<string> = new Set([ILL, HURT, ASK_DOCTOR, BREATH_HELD])
/** For a reason. */
export const WHY = 'Why you train so is not needed here.'
/** For clothes, and for how one sits on a bike. */
export const GEAR = 'What you wear or hold is no part of a workout: keep it in your notes.'
/** For how swimmers breathe and find their way. */
export const BREATHING = 'How often to breathe or to look up cannot be asked for here.'
/** For what is only to be minded. */
export const MINDED = 'Say the session that this is a note of, such as 45 min easy run on grass.'
export const PROFILE = 'What you are yourself belongs in your profile.'

/** Words that no field of a request can hold, separated by commas, by the sentence that answers them. */
export const unsupportedWords: Readonly<Record<string, string>> = {
  [DAY]:
    'tomorrow,monday,tuesday,wednesday,thursday,friday,saturday,sunday,mon,tue,tues,wed,weds,thu,thur,thurs,fri,weekend,week,weeks,weekly,day,days,month,months,yesterday,rest day',
  [CHANGES]:
    'build by 25,build by 25 s,build by 50,build by 50 s,build by 100,build by 100 s,build each 25,build each 50,descend by 50,descend by 100,desc by 50,desc by 100,getting faster each one,getting faster each time,getting faster each rep,getting faster each,getting faster,get faster each one,get faster each,each one faster than the last,each one faster than the one before,each one faster,each rep faster,each faster than the last,each faster,faster each one,faster each rep,faster each time,faster each,negative split each,negative split,negative splits,neg split,neg splits,neg,build up,surges,surge,bursts,burst,descending,ascending,decreasing,increasing',
  [WHICH_RACE]: 'race pace,race,racing,im distance pace,im pace,ironman pace,ironman,goal pace',
  [LIFTS]:
    'squat,squats,deadlift,deadlifts,bench press,bench,pushups,push ups,pullups,burpees,lunges,plank,planks,crunches,sit ups,situps,press ups,pull ups,dumbbell,dumbbells,barbell,kettlebell,kettlebells,kettlebell swings,clamshell,clamshells,glute bridge,glute bridges,hip bridges,hip thrust,hip thrusts,calf raise,calf raises,heel raises,leg raises,leg curls,side plank,side planks,dead bug,dead bugs,bird dog,bird dogs,monster walks,donkey kicks,fire hydrants,russian twists,wall sit,wall sits,split squats,box jumps,leg press,chest day,leg day,arm day,chest and back',
  [TEST]: 'test,tests,time trial,tt,tts',
  [CADENCE]: 'cadence,high cadence,low cadence,fast cadence,quick cadence,slow cadence,torque,big gear',
  [ILL]:
    'chest pain,chest pains,pain in my chest,pain in the chest,dizzy,dizziness,fever,feverish,fainted,faint,fainting,palpitations,heart palpitations',
  [GEAR]:
    'wetsuit,wet suit,carbon shoes,carbons,spikes,super shoes,racing flats,weighted vest,weight vest,aero bars,aerobars,tt bars,tri bars,on the drops,on the hoods,in the drops,aero position,in aero,tt position,drag shorts',
  [HILLS]: 'flat,hilly,elevation,climbing,climb,ascent,gradient,incline,vert,route,loop',
}

/** Words before a figure that make it no length: "rpe 7". */
export const wordsBeforeFigure: Readonly<Record<string, string>> = {
  [LOAD]: 'tss,load',
  [DAY]: 'week,day,in week',
  [TIME_OF_DAY]:
    'meet at,meeting at,session at,training at,practice at,start at,starts at,starting at,begins at,gun,gun at,gun time,start time,wave start,leave at,leaves at,leaving at,opens,opens at,closes,closes at',
  [RACE_EFFORT]: 'lactate',
  [WEATHER]: 'wind,humidity,temperature',
  [PROFILE]: "age,aged,weight,weigh,i'm,i am",
}

/** Words behind a figure that make it no length: `90%`. */
export const wordsBehindFigure: Readonly<Record<string, string>> = {
  [SPEED]: 'kph,kmh,km / h,mph,km per hour,km h,k / h,mi / h,miles per hour,km an hour',
  'Say your weight beside it, such as 70 kg, or the watts, such as 245w.':
    'w / kg,wkg,watts / kg,watts per kilo,w per kg,watts per kg',
  [LOAD]: 'tss,kcal,cal,calories,kj,load,stress',
  [DAY]:
    'runs a week,rides a week,swims a week,sessions a week,workouts a week,runs per week,rides per week,swims per week,sessions per week,runs a wk,rides a wk,swims a wk,sessions a wk,runs / week,rides / week,swims / week,sessions / week,times a week,times per week,x per week,x a week,days,day,weeks,week,months',
  [TIME_OF_DAY]: "am,pm,a . m .,p . m .,o'clock",
  [CHANGES]: 'of each',
  [SAY_PACE]:
    'sec / mile,sec / mi,sec / km,sec / k,secs / mile,secs / km,s / mile,s / mi,s / km,sec per mile,sec per km,seconds per mile,seconds per km',
  [COMPANY]: 'friends,friend,people,mates,mate,others,guys,girls,kids',
  [PROFILE]: 'years,yrs,year,yo,kg,kilos,lbs,lb,pounds',
}

/** What these reasons are given for says nothing of how a set is done. */
/** A part of another sport. */
export const OTHER_PART = 'A workout has one sport: plan this part by itself.'
export const OFF_THE_BIKE =
  'A workout has one sport: the ride is built, and the run off the bike is a workout of its own.'

export const harmlessReasons: ReadonlySet<string> = new Set([
  OTHER_PART,
  ALTERNATIVE,
  CONDITIONAL,
  PAST,
  CANCELLED,
  OTHERS,
  TO_COME,
  TIME_OF_WHOLE,
  OTHER_AIM,
  QUESTION,
  CALENDAR,
  PLAN,
  OTHER_TASK,
  CODE,
  PRICE,
  WHICH_ENDS,
  COMPANY,
  HABIT,
  CAN_DO,
  REMARK,
  DAY,
  TIME_OF_DAY,
  WEATHER,
  OTHER_DAY,
  ANOTHER_DAY,
  GOAL,
  LOAD,
  PROFILE,
  WHERE,
  BEHIND_EACH,
  BETWEEN,
  GEAR,
  SECOND_LIMIT,
  WHY,
  HILLS,
  DRILLS,
  MINDED,
])
