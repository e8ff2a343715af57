import env from '#start/env'

/** Signing in with Google. Off without a client id. The addresses are Google's own unless others are given. */
export default {
  clientId: env.get('GOOGLE_CLIENT_ID', ''),
  clientSecret: env.get('GOOGLE_CLIENT_SECRET', ''),
  authorizeUrl: env.get('GOOGLE_AUTHORIZE_URL'),
  tokenUrl: env.get('GOOGLE_TOKEN_URL'),
  userInfoUrl: env.get('GOOGLE_USERINFO_URL'),
}
