/** Whether the chat widget may be seen at an address: not on the page of a new password, nor on addresses of AI modules. */
export function hasChat(path: string): boolean {
  return !/^\/reset-password\/?$/.test(path) && !path.startsWith('/ai-modules')
}
