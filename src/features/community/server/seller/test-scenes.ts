import { aPicture, fileOf } from '#testing/builders/build-picture.ts'
import { aText } from '#testing/builders/index.ts'

/** All a post must have. */
export const aStory = async () => ({
  title: aText('秋天的柿子'),
  summary: aText('涩柿子怎么脱涩'),
  content: aText('<p>和苹果放一起</p>'),
  picture: fileOf(await aPicture()),
})
