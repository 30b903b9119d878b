export const STROKES = 'Strokes, drills and equipment cannot be asked for here.'

/** Words that no field of a request can hold, and the sentence to answer. */
export const unsupportedWords: readonly { words: readonly string[]; sentence: string }[] = [
  {
    words:
      'tomorrow,monday,tuesday,wednesday,thursday,friday,saturday,sunday,weekend,week,weeks,weekly,day,days,month,months,yesterday,rest day'.split(
        ',',
      ),
    sentence: 'A day cannot be asked for here.',
  },
  {
    words:
      'kick,kicking,pull,pulling,drill,drills,fins,paddles,snorkel,pull buoy,pullbuoy,buoy,kickboard,backstroke,breaststroke,butterfly,fly,medley,backstrokes'.split(
        ',',
      ),
    sentence: STROKES,
  },
  {
    words:
      'progression,progressive,negative split,negative splits,build up,surges,surge,bursts,burst,descending,ascending,decreasing,increasing'.split(
        ',',
      ),
    sentence: 'How the effort changes within a step cannot be asked for here.',
  },
  {
    words: ['race pace', 'race', 'racing', 'goal pace', 'tt', 'time trial'],
    sentence: 'Say which race, such as 5k pace or marathon pace.',
  },
  {
    words: 'cadence,rpm,spm,high cadence,low cadence,torque,big gear'.split(','),
    sentence: 'A cadence cannot be asked for here.',
  },
  {
    words: 'hilly,elevation,climbing,climb,ascent,gradient,incline,vert,route,loop'.split(','),
    sentence: 'A workout knows no hills: choose the route for them.',
  },
]

/** Words behind or before a figure that make it no length. */
export const unsupportedUnits: readonly { after?: readonly string[]; before?: readonly string[]; sentence: string }[] =
  [
    {
      after: ['bpm', 'beats', 'beats per minute', 'heart rate', 'b min', 'bpms'],
      before: ['hr', 'heart rate', 'lthr', 'pulse', 'max hr'],
      sentence: 'Beats a minute cannot be asked for: a session by heart rate is set in zones.',
    },
    {
      after: ['%', 'percent', 'pct', 'per cent', '% ftp', '% of ftp', '% hr', '% max', 'percent of ftp', 'percent ftp'],
      sentence: 'A percentage cannot be asked for: name a type or a zone instead.',
    },
    { after: ['rpm', 'spm', 'cadence'], before: ['cadence'], sentence: 'A cadence cannot be asked for here.' },
    {
      after: ['kph', 'kmh', 'km / h', 'mph', 'km per hour', 'km h', 'k / h', 'mi / h', 'miles per hour', 'km an hour'],
      sentence: 'A speed cannot be asked for: give a pace, watts or a zone.',
    },
    {
      after: ['w / kg', 'wkg', 'watts / kg', 'watts per kilo', 'w per kg', 'watts per kg'],
      sentence: 'Say your FTP in watts, such as "ftp 250".',
    },
    {
      after: ['tss', 'kcal', 'cal', 'calories', 'kj', 'load', 'stress'],
      before: ['tss', 'load'],
      sentence: 'A load cannot be asked for: say how long it should be.',
    },
    {
      before: ['rpe', 'effort level', 'rate of perceived exertion'],
      after: ['rpe'],
      sentence: 'An RPE cannot be asked for: name a type or a zone instead.',
    },
    {
      after: [
        'am',
        'pm',
        "o'clock",
        'times a week',
        'times per week',
        'x per week',
        'x a week',
        'days',
        'day',
        'weeks',
        'week',
        'months',
      ],
      before: ['week', 'day', 'in week'],
      sentence: 'A day cannot be asked for here.',
    },
    {
      after: ['years', 'yrs', 'year', 'yo', 'kg', 'kilos', 'lbs', 'lb', 'pounds', 'friends', 'people'],
      before: ['age', 'aged', 'weight'],
      sentence: 'What you are yourself belongs into your profile.',
    },
    {
      after: ['laps', 'lengths', 'lap'],
      sentence: 'Say the distance in meters or yards: a lap is as long as its pool.',
    },
  ]
