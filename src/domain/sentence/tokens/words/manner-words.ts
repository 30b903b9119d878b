/**
 * How a bout is done that no target says and that leaves it as long and as hard as it is: its steps carry the words as a note.
 * Separated by commas.
 */
export const mannerWords = [
  'im order,reverse im order,stroke order,best average,best avg,best ave,best aver,max dps,long and smooth,no free,stroke count',
  'seated,sat down,sitting,in the saddle,standing,stood up,out of the saddle,out of saddle,oos,standing starts,standing start',
  'rolling start,rolling starts,flying start,flying starts,from standing,from a standing start',
  'big gear,bigger gear,biggest gear,big ring,small ring,low cadence,high cadence,fast cadence,quick cadence,slow cadence,hi cad,lo cad,low cad,high cad',
  'band,bands,with band,with bands,ankle band,ankle strap,snorkel only,no walls,no push off,no push offs,deck ups',
  'torque,grinding,grind,spinning fast,spin ups,spin up,single leg,one leg,one legged,single legged,fast pedal,fast pedals',
  'swim golf,face up,streamline,streamlined,in streamline,long streamline,tight streamline',
  'controlled,under control,relaxed fast,fast and relaxed,good form,with good form,quick feet,high knees,tall',
  'fast turnover,quick turnover,high turnover,from a dive,dive start,dive starts,from the dive,from the blocks,from blocks,tumble turns',
].join()
