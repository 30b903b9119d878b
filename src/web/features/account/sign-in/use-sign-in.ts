import { useNavigate } from '@tanstack/react-router'
import { authClient } from '../../../lib/session.ts'
import { dismiss, toast } from '../../../ui/toast-store.ts'
import { providerSentence } from '../provider-sentence.ts'

/**
 * Signs in. The change of the session leads to the next page, so this ends with the provider's answer: a refusal is
 * shown in a toast, and its sentence is returned for the form.
 */
export function useSignIn(): (account: { email: string; password: string }) => Promise<string | undefined> {
  const navigate = useNavigate()
  return async ({ email, password }) => {
    const { error } = await authClient()
      .then((opened) => opened.signInWithPassword({ email, password }))
      .catch((error: unknown) => ({ error }))
    if (!error) {
      dismiss()
      return undefined
    }
    const sentence = providerSentence(error)
    const unconfirmed = codeOf(error) === 'email_not_confirmed'
    const enterCode = () => navigate({ to: '/email-verification/set-password', state: { email } })
    toast({
      title: sentence,
      variant: 'destructive',
      ...(unconfirmed ? { action: { label: 'Enter the code', onSelect: () => void enterCode() } } : {}),
    })
    return sentence
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
