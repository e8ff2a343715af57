import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'
import { PAGE_HEADERS, send } from '#tests/helpers/http'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'

let version: string | null = null

/** The version of the client's files, without which the server asks a visit to load the page anew. */
async function clientVersion(): Promise<string> {
  version ??= pageIn((await send('/login', { headers: PAGE_HEADERS })).text).version
  return version
}

/** Somebody signed in whose visits carry the version of the client's files, as a browser's do. */
export async function atDesk(client: ApiClient, user: User | null, workspace: Workspace | null = null) {
  const session = await signedIn(client, user, workspace)
  const carried = await clientVersion()
  return { ...session, visit: (path: string) => session.visit(path).header('x-inertia-version', carried) }
}
