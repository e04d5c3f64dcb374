import { randomBytes } from 'node:crypto'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. Loaded when first used. */
const argon = () => import('@node-rs/argon2')
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = async (password: string): Promise<string> => (await argon()).hash(password, PARAMETERS)

export const isPassword = async (hash: string, password: string): Promise<boolean> =>
  (await argon()).verify(hash, password)

/** 128 random bits, in letters that can be read aloud and typed. */
export const generatePassword = (): string => randomBytes(16).toString('base64url')

/** The hash of a password that nobody knows: comparing with it takes as long as comparing with a real one. */
export const createDecoy = (): Promise<string> => hashPassword(generatePassword())
