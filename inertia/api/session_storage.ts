import { fromBase64Url, toBase64Url } from './encoding'
import type { Authorization, UserData } from './types'

/** Where texts are kept: `localStorage`, or the memory of the page. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const SESSION = 'foja.api.session'
const USER_DATA = 'foja.api.user_data'

/** A storage that is forgotten with the page. */
export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/**
 * The stored session and an encrypted copy of the user's data. The key of the copy never leaves the page's memory and cannot be exported, so
 * that what is left in the storage tells nothing.
 */
export class SessionStorage {
  private key: Promise<CryptoKey> | null = null
  private current: UserData | null = null
  /** Counts sign-outs: an answer to a call from before one changes nothing. */
  generation = 0

  constructor(private readonly texts: TextStorage) {}

  get session(): Authorization | null {
    const text = this.texts.getItem(SESSION)
    try {
      const read: unknown = text === null ? null : JSON.parse(text)
      return isAuthorization(read) ? read : null
    } catch {
      return null
    }
  }

  saveSession(authorization: Authorization): void {
    this.texts.setItem(SESSION, JSON.stringify(authorization))
  }

  /** The user's data, from the encrypted copy; null when there is none or its key is gone. */
  async userData(): Promise<UserData | null> {
    const text = this.texts.getItem(USER_DATA)
    if (text === null || this.key === null) return null
    const [iv, sealed] = text.split('.')
    try {
      const algorithm = { name: 'AES-GCM', iv: fromBase64Url(iv!) }
      const opened = await crypto.subtle.decrypt(algorithm, await this.key, fromBase64Url(sealed!))
      return JSON.parse(new TextDecoder().decode(opened))
    } catch {
      return null
    }
  }

  /** Keeps an encrypted copy, unless the session ended, or newer data came, meanwhile. */
  async saveUserData(userData: UserData): Promise<void> {
    const { generation } = this
    this.current = userData
    this.key ??= crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(userData))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await this.key, text)
    if (generation !== this.generation || this.current !== userData) return
    this.texts.setItem(USER_DATA, `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`)
  }

  /** Forgets both, and the key. */
  drop(): void {
    this.generation++
    this.key = null
    this.current = null
    this.texts.removeItem(SESSION)
    this.texts.removeItem(USER_DATA)
  }
}

function isAuthorization(read: unknown): read is Authorization {
  const { accessToken, accessExpiresAt } = (read ?? {}) as Partial<Authorization>
  return typeof accessToken === 'string' && !Number.isNaN(Date.parse(accessExpiresAt ?? ''))
}
