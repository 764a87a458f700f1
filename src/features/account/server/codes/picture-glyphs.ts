/**
 * Strokes of the characters a picture code may show, on a grid 10 wide, from the top of a "d" (0) over the line (14)
 * to the foot of a "g" (18.5). Own strokes, because a bare server has no fonts, and because a picture of strokes
 * holds no text. Characters that could be taken for another one once bent are left out.
 */
export const GLYPHS: Record<string, string> = {
  2: 'M1 3Q1 0 5 0Q9 0 9 3.5Q9 6 5 9L1 14L9 14',
  3: 'M1 1.5Q3 0 5 0Q9 0 9 3.5Q9 6.5 5 6.8Q9.5 7 9.5 10.5Q9.5 14 5 14Q2 14 .5 12',
  4: 'M7 14L7 0L.5 9.5L10 9.5',
  5: 'M9 0L2 0L1.5 6Q3 5 5 5Q9.5 5 9.5 9.5Q9.5 14 5 14Q2 14 .5 12',
  6: 'M8.5 1Q7 0 5.5 0Q1 .5 1 8Q1 14 5.2 14Q9.5 14 9.5 9.8Q9.5 6 5.5 6Q2 6 1 9',
  7: 'M1 0L9 0L4 14',
  8: 'M5 6.5Q1.2 6.3 1.2 3.2Q1.2 0 5 0Q8.8 0 8.8 3.2Q8.8 6.3 5 6.5Q.5 6.8 .5 10.3Q.5 14 5 14Q9.5 14 9.5 10.3Q9.5 6.8 5 6.5',
  a: 'M8 5L8 14M8 9.5Q8 5 4.5 5Q1 5 1 9.5Q1 14 4.5 14Q8 14 8 9.5',
  b: 'M1 0L1 14M1 9.5Q1 5 4.8 5Q9 5 9 9.5Q9 14 4.8 14Q1 14 1 9.5',
  c: 'M8.5 6.5Q7 5 5 5Q1 5 1 9.5Q1 14 5 14Q7 14 8.5 12.5',
  d: 'M9 0L9 14M9 9.5Q9 5 5.2 5Q1 5 1 9.5Q1 14 5.2 14Q9 14 9 9.5',
  e: 'M1 9.5L9 9.5Q9 5 5 5Q1 5 1 9.5Q1 14 5 14Q7.5 14 8.6 12.3',
  f: 'M8 1Q6.8 0 5.8 0Q3.5 0 3.5 3L3.5 14M.5 5.5L7 5.5',
  h: 'M1 0L1 14M1 9Q1.5 5 5 5Q8.5 5 8.5 9L8.5 14',
  k: 'M1 0L1 14M8.5 5L1 10M4 8.4L9 14',
  m: 'M.5 5L.5 14M.5 8.5Q1 5 3.2 5Q5.5 5 5.5 8.5L5.5 14M5.5 8.5Q6 5 8.2 5Q10.5 5 10.5 8.5L10.5 14',
  n: 'M1 5L1 14M1 9Q1.5 5 5 5Q8.5 5 8.5 9L8.5 14',
  p: 'M1 5L1 18.5M1 9.5Q1 5 4.8 5Q9 5 9 9.5Q9 14 4.8 14Q1 14 1 9.5',
  r: 'M1.5 5L1.5 14M1.5 9Q2 5 6 5Q7.2 5 8 5.6',
  t: 'M4 1.5L4 11Q4 14 6.5 14Q7.8 14 8.6 13.2M1 5.2L8 5.2',
  u: 'M1 5L1 10.5Q1 14 4.6 14Q8.5 14 8.5 10M8.5 5L8.5 14',
  w: 'M0 5L2.6 14L5.2 6.5L7.8 14L10.4 5',
  x: 'M1 5L9 14M9 5L1 14',
  y: 'M.8 5L5 13M9.2 5L4.6 15Q3 18.5 .8 18.2',
}
