import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/chip.tsx'
import { usualSpan } from '../counts/spans.ts'
import { countsQuery, signUpQuery } from '../queries.ts'

/** How many athletes there are, and that sign-up is closed if it is. */
export function HowManyAthletes() {
  const { data } = useQuery(countsQuery(usualSpan))
  const { data: signUp } = useQuery(signUpQuery)
  const athletes = data?.athletes
  return (
    <>
      <span className="tabular min-h-7 leading-7">
        {athletes !== undefined && `${athletes.toLocaleString('en')} ${athletes === 1 ? 'athlete' : 'athletes'}`}
      </span>
      {signUp?.open === false && <Chip>Sign-up is closed</Chip>}
    </>
  )
}
