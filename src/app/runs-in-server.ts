const IN_SERVER = /^(app|platform|features|demo|paths)\/.*\.ts$/
const ELSEWHERE = /\.test\.ts$|\/(web|testing)\//

/** Whether a changed source, named as it stands in `src/`, is part of the running server and not only of the pages. */
export const runsInServer = (file: string): boolean => IN_SERVER.test(file) && !ELSEWHERE.test(file)
