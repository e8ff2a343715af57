const running = new Set<string>()

const nameOf = (method: string, action: string) => `${method.toUpperCase()} ${action.split('?')[0]}`

/** Takes the place of a request. False when one with the same method and path is still running. */
export function claimRequest(method: string, action: string) {
  const name = nameOf(method, action)
  if (running.has(name)) return false
  running.add(name)
  return true
}

/** Gives the place back when the request has ended, well or badly. */
export function releaseRequest(method: string, action: string) {
  running.delete(nameOf(method, action))
}
