/** Words without a meaning for the request; they are skipped without a notice. */
export const fillerWords = `
  avg averaging
  a an the some any one of in on at to for from with w and or plus by via per into out as is are be was it its this that there around about roughly approx approximately approximate circa ca almost nearly just only exactly maybe perhaps
  throughout everything ms however long fits norwegian rønnestad ronnestad yasso billat gibala viking masters style i've ive
  i i'd i'm i'll im id want wanna need would like love give me my make create generate build plan do doing go going gimme let's lets let us we please pls thanks thank you can could should will have get got try feel fancy hi hello hey
  group trainers wearing sneakers
  session sessions workout workouts training train set sets main practice exercise effort efforts work block blocks bout bouts piece pieces rounds round time times duration distance length lengthed total overall whole long-ish ish-ish ish each every all whole tot feel feeling type kind style sort mode
  short shorter quick nice good great solid classic simple basic proper standard usual regular normal little bit small big new indoor indoors outdoor outdoors outside inside
  pace paced speed-ish intensity zone zones power-ish target targets based using following including include includes incl inc containing consisting finish finishing end ending start starting beginning throughout during within between target at-most up min-ish least most more less than no-more keep hold holding stay staying while when where so but also after before again
  weigh weighs weight height it's that's we're there's here's they're today now tonight morning evening afternoon noon lunch lunchtime free lil u ur gonna tho bit minutes minute mins min hours alternate alternating old am ok okay um uh er well really very super pretty quite fairly too
`
