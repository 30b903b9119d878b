import { asking, type ProviderAnswer, type Transport } from '../athlete/provider.ts'

export type AccountParts = {
  transport: Transport
  /** The token with which this server proves itself to the provider; undefined where it has none. */
  serverToken: () => Promise<string | undefined>
  /** Whether accounts are in the embedded provider. */
  isOwn: boolean
  siteUrl: string
}

/** As long as Go's durations go, about: nobody outlives it. */
const FOR_GOOD = '876000h'

/** What the product asks of the auth provider about other people's accounts, in its protocol. */
export function createAccounts({ transport, serverToken, isOwn, siteUrl }: AccountParts) {
  const ask = asking(transport)
  const redirect = `?redirect_to=${encodeURIComponent(`${siteUrl}/reset-password`)}`
  const manage = async (method: string, path: string, body?: object): Promise<ProviderAnswer<unknown>> => {
    const token = await serverToken()
    if (!token) return notManaged
    return ask(method, path, { token, ...(body ? { body } : {}) })
  }
  const ban = (id: string, duration: string) => manage('PUT', `/admin/users/${id}`, { ban_duration: duration })
  return {
    disable: (id: string) => ban(id, FOR_GOOD),
    enable: (id: string) => ban(id, 'none'),
    /**
     * Nobody can sign in to the account from now on. The embedded provider's rows are left to the purge, which needs
     * every address of the account.
     */
    remove: (id: string) => (isOwn ? ban(id, FOR_GOOD) : manage('DELETE', `/admin/users/${id}`)),
    resend: (email: string, address: string) =>
      ask('POST', `/resend${redirect}`, { body: { type: 'signup', email }, address }),
    recover: (email: string, address: string) => ask('POST', `/recover${redirect}`, { body: { email }, address }),
    invite: async (email: string) => idIn(await manage('POST', `/invite${redirect}`, { email })),
    inviteByLink: async (email: string): Promise<ProviderAnswer<{ id: string; link: string }>> => {
      const answer = await manage('POST', `/admin/generate_link${redirect}`, { type: 'invite', email })
      if (!answer.ok) return answer
      const { id, action_link } = answer.value as { id?: unknown; action_link?: unknown }
      return { ok: true, value: { id: String(id), link: String(action_link) } }
    },
    /** Throws where the provider does not answer. */
    health: () => ask('GET', '/health', {}),
  }
}

export type Accounts = ReturnType<typeof createAccounts>

const notManaged: ProviderAnswer<never> = { ok: false, status: 409, code: 'not_managed', message: '' }

function idIn(answer: ProviderAnswer<unknown>): ProviderAnswer<{ id: string }> {
  return answer.ok ? { ok: true, value: { id: String((answer.value as { id?: unknown }).id) } } : answer
}
