export const postPath = (postId: number) => `/TopicDetalis/${postId}`
