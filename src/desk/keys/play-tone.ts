let context: AudioContext | undefined

/** High twice is right, low and long is wrong: heard without looking, and felt on a phone. */
const TONES = {
  right: { pitch: [880, 1320], seconds: 0.08, shake: 40 },
  wrong: { pitch: [196], seconds: 0.4, shake: 300 },
} as const

/** Browsers play nothing before somebody has touched the page; then it is silent, and that is no fault. */
export function playTone(kind: keyof typeof TONES): void {
  const { pitch, seconds, shake } = TONES[kind]
  navigator.vibrate?.(shake)
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const sound = context
  for (const [at, hertz] of pitch.entries()) {
    const start = sound.currentTime + at * seconds
    const tone = sound.createOscillator()
    const loudness = sound.createGain()
    tone.type = kind === 'wrong' ? 'square' : 'sine'
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(0.15, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    tone.connect(loudness).connect(sound.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }
}
