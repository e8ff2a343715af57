import '#tests/helpers/client_modules'

interface Session {
  accessToken: string
  accessExpiresAt: string
}

interface Client {
  call<Data>(route: string, options?: { body?: unknown; crypt?: 'on' | 'off' }): Promise<Data>
  signOut(): Promise<void>
  onEnd(listener: () => void): () => void
}

interface Storage {
  session: Session | null
  saveSession(session: Session): void
  userData(): Promise<Record<string, unknown> | null>
}

interface Surroundings {
  base: string
  now(): number
  fetch(address: string, options: RequestInit): Promise<Response>
}

/** What a refused call throws. */
export interface Refused extends Error {
  status: number
  code: unknown
}

const load = (name: string) => import(new URL(`../../inertia/api/${name}.ts`, import.meta.url).href)
const { ApiClient } = await load('client')
const { memoryStorage, SessionStorage } = await load('session_storage')

/** The browser's client of the API. Its modules are typed with the interface, apart from the server; tests of both say here what they use. */
export function apiClient(surroundings: Surroundings): { client: Client; storage: Storage } {
  const storage: Storage = new SessionStorage(memoryStorage())
  return { client: new ApiClient(surroundings, storage), storage }
}

/** What a call was refused with. Throws when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  return call.then(
    () => {
      throw new Error('it was not refused')
    },
    (refused: Refused) => refused
  )
}
