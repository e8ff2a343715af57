import { fromBase64Url } from './encoding'

const INFO = new TextEncoder().encode('foja api crypt v1')

async function keyFor(accessToken: string): Promise<CryptoKey> {
  const material = new TextEncoder().encode(accessToken)
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: INFO }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
}

/** Reads the `crypt` of an answer with the access token of the call. Throws when it was altered or made for another token. */
export async function decryptAnswer(sealed: string, accessToken: string): Promise<unknown> {
  const [version, iv, text] = sealed.split('.')
  if (version !== 'v1' || !iv || !text) throw new Error('an unknown kind of encrypted answer')
  const algorithm = { name: 'AES-GCM', iv: fromBase64Url(iv) }
  const opened = await crypto.subtle.decrypt(algorithm, await keyFor(accessToken), fromBase64Url(text))
  return JSON.parse(new TextDecoder().decode(opened))
}
