import env from '#start/env'

/** Who is responsible for the personal data of this installation, as the privacy notice has to name them. */
export default {
  name: env.get('PRIVACY_NAME') ?? null,
  address: env.get('PRIVACY_ADDRESS') ?? null,
  email: env.get('PRIVACY_EMAIL') ?? null,
}
