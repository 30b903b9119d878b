/** Injuries by their names, separated by commas. */
export const injuries =
  "injured,injury,injuries,shin splints,shin splint,stress fracture,plantar fasciitis,fasciitis,tendonitis,tendinitis,itbs,it band syndrome,runner's knee,runners knee,stent,surgery,operation,post op,postop,acl tear,torn acl,heart attack,concussion,broken rib,broken toe,broken knee,knee is broken,broken ankle,ankle is broken,broken foot,foot is broken,broken leg,leg is broken,broken arm,arm is broken,broken wrist"

/** Parts of the body that hurt when they are injured, and not when they are tired: separated by spaces. */
export const bodyParts =
  'achilles knee knees calf hamstring shin shins ankle ankles foot feet hip hips back groin shoulder shoulders plantar heel heels rib ribs neck wrist toe toes glute itb piriformis tendon quad'

/** Words for an injury on either side of the part of the body, and those on one side alone. */
export const signsOfInjury =
  'sore painful hurting injured strained pulled torn tweaked sprained twisted aching swollen hurt grumpy angry irritated inflamed tender'
export const signsBehindPart =
  'cranky niggly niggling niggles tweaky twingy moaning hurts pain pains ache aches strain niggle niggles niggling issue issues problem problems twinge playing acting unhappy flared flaring complaining'
export const signsBeforePart = 'pain ache strain niggle twinge dodgy bad'

/** Illnesses and their signs, with which nobody trains: separated by commas. */
export const illnesses =
  'light headed,lightheaded,light headedness,short of breath,shortness of breath,cannot breathe,cant breathe,passed out,blacked out,irregular heartbeat,arrhythmia,atrial fibrillation,afib,angina,flu,influenza,covid 19,covid,pneumonia,bronchitis,chest infection,vomiting,throwing up'

/** Parts of the body whose pain ends all training, and what is said behind and before them: separated by spaces. */
export const vitalParts = 'chest heart'
export const signsBehindVitalPart =
  'tight tightness tightening pressure discomfort racing fluttering flutters pounding skipping burning burns heavy funny weird'
export const signsBeforeVitalPart = 'tight tightness pressure discomfort pains burning irregular racing'

/** Swimming on one breath, separated by commas. */
export const breathHolds =
  'no breathing,no breath,no breaths,without breathing,without a breath,breath hold,breath holds,breath holding,breathhold,breathholds,holding breath,holding my breath,hold breath,hold my breath,holding your breath,on one breath,in one breath,single breath,static apnea,apnea,apnoea'
