/** Words for the parts of a session, its rests, counts and metrics; readers name them, and spelling corrects to them. */
export const structureWords = `
  standing static passive complete
  strides stride striders pickups pick-ups
  rest rests resting rested recovery recoveries recover rec off pause pauses break breaks float easy jog jogging walk walking spin between
  warmup warm warmdown cooldown cool wu cd
  ftp css watts watt power pace heart rate heartrate hr threshold
  pool olympic course meter metre yard
  no not without never avoid skip except instead dont
  half quarter quarters third couple dozen times marathon century
  each hour minute second mile kilometer
  minus plus can't cant cannot won't hate neither nor instead rather except
  then followed after last final first opening ramp ramping sets rounds series
  under below above over less more than most least max maximum minimum cap faster slower quicker higher lower exceed
  progression progressive progressions
  mona equal straight continuous continuously nonstop lengths breathe breathing
  percent pct bpm beats pulse rpm spm rpe steps strokes down
`
