/**
 * Drills of swimmers by their names, of at most two words and separated by commas. A step is a drill, and carries the name as
 * a note.
 */
export const drillNames: ReadonlySet<string> = new Set(
  [
    'catch up,catchup,fingertip drag,finger drag,fingertip,fingertips,finger tip,zipper,shark fin,tarzan,polo,water polo',
    'scull,sculling,sculls,fist,fists,one arm,single arm,single arms,right arm,left arm,double arm,dps,head up,side kick,underwater,heads up,high elbow,sighting',
    '6-1-6,6-3-6,6-2-6,3-1-3,6-6-6,8-3-8,10-3-10,12-3-12,3-3-3,4-4-4,2-2-2,3-2-3,4-2-4,5-5-5,6-4-6',
    'underwater kick,underwater dolphin,back kick,dolphin kick,doggy paddle,front quad,front quadrant,vertical,dog paddle,torpedo,superman,unco,broken arrow,dolphin dives,dolphin dive,dolphin diving,popov,cori drill,side balance',
  ]
    .join()
    .split(','),
)
