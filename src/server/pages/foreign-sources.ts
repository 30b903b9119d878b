import type { Settings } from '../settings.ts'
import type { Sources } from './policy.ts'

type Addresses = { authUrl: string | undefined; chatScriptUrl: string | undefined } & Pick<
  Settings['map'],
  'tilesUrl' | 'geocoderUrl'
>

/** The hosts of the operator's settings that pages load from. All pages may, because they lead to each other without a reload. */
export function foreignSources({ authUrl, chatScriptUrl, tilesUrl, geocoderUrl }: Addresses): Sources {
  const connect = [authUrl, geocoderUrl].flatMap((url) => (url === undefined ? [] : originOf(url)))
  return {
    connect,
    images: tilesUrl === undefined ? [] : [originOf(tilesUrl)],
    ...(chatScriptUrl !== undefined && { chat: originOf(chatScriptUrl) }),
  }
}

/** The origin of an address. `{s}` stands for any of several hosts. */
function originOf(url: string): string {
  const [, scheme = '', subdomains = '', rest = ''] = /^(https?:\/\/)(\{s\}\.)?(.*)$/.exec(url) ?? []
  const { host } = new URL(scheme + rest)
  return `${scheme}${subdomains && '*.'}${host}`
}
